import { readFileSync, writeFileSync } from 'node:fs'
import { operationList } from '@tessera/contract/operation-list'
import { operations } from '@tessera/contract/platform/operations'

/** Writes the golden list of the API; `--check` reports whether it is stale. */
const file = new URL('../packages/contract/operations.txt', import.meta.url)
const text = operationList(operations)

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('packages/contract/operations.txt is stale: run node scripts/operations.ts')
  process.exitCode = 1
}
