import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { CastleStep } from './plan-castle';
import { afterReading, takeOver, touchHex, typeFaces } from './table';
import { touch } from './touch';

/** Every command of a whole siege, with the faces that its dice must show. */
export function planCastle(scenario: string): readonly CastleStep[] {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  return JSON.parse(
    execFileSync(process.execPath, [tsx, 'tests/e2e/support/plan-castle.ts', scenario], { encoding: 'utf8' }),
  );
}

/** A new siege with dice that are typed in, up to the first cover. */
export async function createSiege(page: Page, scenario: string): Promise<void> {
  await touch(page.getByRole('link', { name: /^New game/ }));
  await touch(page.getByText(scenario));
  await touch(page.getByText('Beginner', { exact: true }));
  await touch(page.getByText('Rolled by hand, typed in'));
  await touch(page.getByRole('button', { name: 'Start the game' }));
}

/** Plays one command as two people at a tablet would, handing it over where the turn ends. */
export async function playCastleStep(page: Page, step: CastleStep): Promise<void> {
  const panel = page.getByRole('complementary');
  if (step.type === 'rollMagic') {
    await touch(page.getByRole('button', { name: 'Roll the mages’ dice' }));
    await typeFaces(page, step.faces);
    await touch(page.getByRole('button', { name: 'To the walls' }));
  } else if (step.type === 'deploy') {
    // The first of the first kind in the tray.
    await touch(panel.getByRole('region', { name: 'Still to be placed' }).getByRole('button').first());
    await touchHex(page, step.hexes[0]!, 'citadel');
  } else if (step.type === 'deployRest') {
    await touch(panel.getByRole('button', { name: 'Place the rest' }));
  } else if (step.type === 'endDeployment' || step.type === 'endTurn') {
    await page.waitForTimeout(400);
    await touch(page.getByRole('button', { name: /^(End the turn|Ready)/ }));
  } else {
    for (const [index, hex] of step.hexes.entries()) {
      if (hex === step.hexes[index - 1]) await page.waitForTimeout(afterReading);
      await touchHex(page, hex, 'citadel');
    }
    await typeFaces(page, step.faces);
  }
  if (step.next && !step.over) await takeOver(page);
}
