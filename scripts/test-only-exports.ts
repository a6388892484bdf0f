/** Exports of one file that stay although only tests use them, with the reason. */
export interface TestOnlyExports {
  file: string
  names: readonly string[]
  why: string
}

export const testOnlyExports: readonly TestOnlyExports[] = [
  {
    file: 'packages/contract/src/shop/constants.ts',
    names: ['language', 'documentTypes', 'addNew', 'breakpoints', 'alignments', 'fonts', 'productWords', 'opaqueCodes'],
    why: 'The specification lists them word for word, and packages/contract/test/constants.test.ts compares them.',
  },
  {
    file: 'packages/range/src/rules/find-contradictions.ts',
    names: ['findContradictions'],
    why: 'It checks the demo products; the tests of the range call it for every product.',
  },
  {
    file: 'packages/page-server/src/without-router-messages.ts',
    names: ['withoutRouterMessages'],
    why: 'The builds of the pages use it: the vite.config.ts of storefront and console.',
  },
]
