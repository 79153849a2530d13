import { expect, test } from '@playwright/test';
import { clippedWords } from '../e2e/support/clipped';

/** The look at words is itself looked at: what must be found, and what must not. */
const bad = [
  [
    'cut off at the side',
    '<div style="width: 80px; overflow: hidden; white-space: nowrap">Words that go on and on</div>',
  ],
  ['cut off below', '<div style="height: 20px; width: 90px; overflow: hidden">Words that go on and on and on</div>'],
  [
    'in a panel that scrolls down',
    '<div style="width: 90px; height: 60px; overflow: auto"><p style="width: 300px">Words that go on and on and on</p></div>',
  ],
  ['run over a button', '<button style="width: 60px; white-space: nowrap">Words that go on</button>'],
  ['run over a row', '<ul><li style="height: 20px; width: 90px">Words that go on and on and on and on</li></ul>'],
  ['over other words', '<p>Words here</p><p style="margin-top: -36px">Words there</p>'],
  [
    'under a bar',
    '<p>Words here</p><div style="position: fixed; inset: 0 0 auto; height: 60px; background: #fff"></div>',
  ],
  [
    'beyond the page',
    '<p style="position: absolute; left: 1200px; white-space: nowrap">Words that are not in sight</p>',
  ],
  [
    'below a page that stays',
    '<body style="overflow: hidden; height: 100vh; margin: 0"><p style="position: fixed; top: 830px">Words</p>',
  ],
  [
    'an ellipsis that nothing tells',
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Words that go on</p>',
  ],
] as const;

const good = [
  ['plain words', '<p>Words that wrap as they please</p><p>and others below</p>'],
  ['further down', '<div style="height: 60px; overflow: auto"><p>Words</p><p>that go</p><p>on</p></div>'],
  [
    'a table that keys push',
    '<div tabindex="0" style="width: 80px; overflow-x: auto; white-space: nowrap">Words that go on and on</div>',
  ],
  [
    'an ellipsis with its title',
    '<p title="Words that go on" style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Words that go on</p>',
  ],
  ['a button', '<button style="padding: 10px">Words</button>'],
] as const;

test.use({ viewport: { width: 1180, height: 820 } });

for (const [what, html] of bad) {
  test(`words are found that are ${what}`, async ({ page }) => {
    await page.setContent(html);
    expect(await clippedWords(page)).not.toEqual([]);
  });
}

for (const [what, html] of good) {
  test(`nothing is found in ${what}`, async ({ page }) => {
    await page.setContent(html);
    expect(await clippedWords(page)).toEqual([]);
  });
}
