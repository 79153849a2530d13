import { expect, test } from '@playwright/test';
import { createGame, planGame, playStep, takeOver } from './support/table';

test.use({ reducedMotion: 'reduce' });

const games = [
  { name: 'Three Lances at Morfond', scenario: 'three-lances', army: 'blue', tag: [] },
  { name: 'The Grey Riders', scenario: 'grey-riders', army: 'red', tag: ['@long'] },
] as const;

for (const { name, scenario, army, tag } of games) {
  test(
    `${name}, ridden to the end by touch, facings chosen on the magnified hex`,
    { tag: [...tag] },
    async ({ page }) => {
      test.setTimeout(480_000);
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      const plan = planGame(scenario, army);
      expect(plan.filter(({ facing }) => facing !== null).length).toBeGreaterThan(10);

      await page.goto('/');
      await createGame(page, name);
      await takeOver(page);
      for (const step of plan) await playStep(page, step);

      const winner = { blue: 'Player 1', red: 'Player 2', draw: /draw/i }[plan.at(-1)!.over!];
      await expect(page.getByRole('heading', { level: 1 })).toContainText(winner);
      expect(failures).toEqual([]);
    },
  );
}
