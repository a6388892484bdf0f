import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { forcedColorsProblems } from './forced-colors-problems.ts'

const browser = await openBrowser()
let page: Page
beforeAll(async () => {
  page = await browser.newPage()
  return () => page.context().close()
})

const problemsOf = async (style: string, html: string): Promise<string[]> => {
  await page.setContent(`<style>${style}</style><main>${html}</main>`)
  return forcedColorsProblems(page)
}

const icon = '<svg width="20" height="20"><path d="M2 2h16v16z" fill="currentColor"/></svg>'
const radios = (look: string) => `<fieldset>
  <label class="${look}"><input type="radio" name="by" checked style="position: absolute; opacity: 0">Boxes</label>
  <label class="${look}"><input type="radio" name="by" style="position: absolute; opacity: 0">Area</label></fieldset>`
const tabs = (look: string) => `<nav><a class="tab" href="#a" aria-current="page" style="${look}">Open</a>
  <a class="tab" href="#b">Paid</a></nav>`

// each with what is wrong about it, and mended
test.each([
  [
    'a button that only its background shows',
    'no border: button “Add to cart”',
    ['button { border: 0; background: #9c4226; color: white }', '<button>Add to cart</button>'],
    ['button { border: 1px solid #9c4226; background: #9c4226; color: white }', '<button>Add to cart</button>'],
  ],
  [
    'a list of options without an edge',
    'no edge: div',
    [
      '[role=listbox] { position: absolute; background: white; box-shadow: 0 8px 24px gray }',
      '<div role="listbox">Slate</div>',
    ],
    ['[role=listbox] { position: absolute; border: 1px solid }', '<div role="listbox">Slate</div>'],
  ],
  [
    'a focus that is a shadow',
    'focus is not seen: a “Tiles”',
    ['a:focus { outline: none; box-shadow: 0 0 0 3px blue }', '<a href="#a">Tiles</a>'],
    ['a:focus { outline: 2px solid blue }', '<a href="#a">Tiles</a>'],
  ],
  [
    'a choice that only its background shows',
    'checked is not seen: label.way “Boxes”',
    ['label:has(:checked) { background: black; color: white }', radios('way')],
    ['label:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none }', radios('way')],
  ],
  [
    'a tab that only its background shows',
    'aria-current is not seen: a.tab “Open”',
    ['', tabs('background: black; color: white')],
    ['', tabs('font-weight: 700')],
  ],
  [
    'a line that every tab has once colors are forced',
    'aria-current is not seen: a.tab “Open”',
    ['a { border-bottom: 2px solid transparent }', tabs('border-color: black')],
    [
      'a { border-bottom: 2px solid transparent } @media (forced-colors: active) { .tab:not([aria-current]) { border-color: Canvas } }',
      tabs('border-color: black'),
    ],
  ],
  [
    'a bar that is a background',
    'not drawn: div.bar',
    ['.bar { height: 8px; background: #1f1b16 }', '<div class="bar"></div>'],
    [
      '.bar { height: 8px; background: #1f1b16 } @media (forced-colors: active) { .bar { background: CanvasText } }',
      '<div class="bar"></div>',
    ],
  ],
  [
    'a badge that keeps its color and loses its background',
    'not read: b “Sale”',
    [
      'b { color: white; background: #a3262a; forced-color-adjust: none } @media (forced-colors: active) { b { background: none } }',
      '<b>Sale</b>',
    ],
    ['b { color: white; background: #a3262a }', '<b>Sale</b>'],
  ],
  ['an icon in a color of its own', 'dark: not drawn: path', ['path { fill: #1f1b16 }', icon], ['', icon]],
] as const)('%s is found, and not what is used instead', async (_, problem, [brokenStyle, broken], [style, mended]) => {
  expect((await problemsOf(brokenStyle, broken)).join('\n')).toContain(problem)
  expect(await problemsOf(style, mended)).toEqual([])
})
