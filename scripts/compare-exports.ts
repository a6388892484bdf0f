import type { TestOnlyExports } from './test-only-exports.ts'

/** One file in the JSON report of knip. */
export interface ReportedFile {
  file: string
  exports?: { name: string }[]
}

/** Reports unlisted exports that only tests use, and listed exports that are used or gone. */
export function compareExports(reported: readonly ReportedFile[], listed: readonly TestOnlyExports[]): string[] {
  const found = reported.flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${name} in ${file}`))
  const expected = listed.flatMap(({ file, names }) => names.map((name) => `${name} in ${file}`))
  return [
    ...found.filter((one) => !expected.includes(one)).map((one) => `Only tests use ${one}: delete it.`),
    ...expected
      .filter((one) => !found.includes(one))
      .map((one) => `scripts/test-only-exports.ts lists ${one}, which is used or gone.`),
  ]
}
