import { readFileSync, writeFileSync } from 'node:fs'
import { addToFilter, filterBytes, foldPassword, isInFilter } from '@tessera/domain/identity/password-filter'
import { defaultRules } from '@tessera/domain/identity/password-rules'
import { mutateWords } from './passwords/mutate-words.ts'

/**
 * Writes the filter of common passwords: `node scripts/build-password-filter.ts leaked.txt`. Decision 0069 explains the
 * source of the list and the number of leaked and derived passwords in the filter.
 */
const [leakedFile = ''] = process.argv.slice(2)
const wanted = 100_000
/** Rows after this one are in alphabetical order to the end: each was seen only once. */
const rowsSeenTwice = 759_522

const isLongEnough = (password: string): boolean => [...password].length >= defaultRules.minimumLength
const leaked = readFileSync(leakedFile, 'latin1').split('\n').slice(0, rowsSeenTwice).map(foldPassword)
const words = leaked.filter((password) => /^[a-z]{4,}$/.test(password))

const chosen = new Map<string, string>()
function choosePassword(password: string, kind: string): void {
  if (isLongEnough(password) && chosen.size < wanted && !chosen.has(password)) chosen.set(password, kind)
}
for (const password of leaked) choosePassword(password, 'leaked')
for (const { text, kind } of mutateWords(words)) choosePassword(text, kind)
for (const [kind, all] of Map.groupBy(chosen.values(), (one) => one)) console.log(`${kind}: ${all.length}`)

const filter = new Uint8Array(filterBytes)
for (const password of chosen.keys()) addToFilter(filter, password)
writeFileSync(new URL('../packages/server/data/common-passwords.bin', import.meta.url), filter)

const tries = 1_000_000
const falsePositives = Array.from({ length: tries }, (_, index) => isInFilter(filter, `not a common one ${index}`))
console.log(`all: ${chosen.size}; false positives: ${falsePositives.filter(Boolean).length} of ${tries}`)
