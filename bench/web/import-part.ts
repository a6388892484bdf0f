import { randomUUID } from 'node:crypto'
import type { FactRow } from '../row-runner.ts'
import { type ImportChange, type ImportStep, runImport } from './run-import.ts'
import type { StaffHeaders } from './staff-member.ts'

/** C7 of the console: each step of a file of 5,000 rows. */
const maxSeconds = 15

const steps: readonly ImportStep[] = ['check', 'import', 'undo']

/** A file of 5,000 rows with 12 bad ones into products and into price schedules: checked, imported and undone. */
export function importPart(base: string, staff: () => Promise<StaffHeaders>): FactRow[] {
  const files = [
    { of: 'products', textsOf: productTexts },
    { of: 'priceschedules', textsOf: priceTexts },
  ]
  return files.flatMap(({ of, textsOf }) => {
    let taken: Promise<Record<ImportStep, number>> | undefined
    return steps.map((step) => ({
      name: `console, 5,000 rows of ${of}, ${step}`,
      read: async () => {
        taken ??= runImport({ base, of, textsOf }, await staff())
        return (await taken)[step]
      },
      unit: 's',
      bar: maxSeconds,
    }))
  })
}

const tooLong = 'x'.repeat(101)

/** One row in 416 is bad: 12 of 5,000. */
const nameOf = (at: number): string => (at % 416 === 400 ? tooLong : `Import ${randomUUID()}`)

const productTexts = (at: number): ImportChange => ({
  Name: nameOf(at),
  Description: `Row ${at} of a price list, ${randomUUID()}`,
  ShipWeight: String((at % 90) + 1.5),
})

const priceTexts = (at: number): ImportChange => ({ Name: nameOf(at), MinQuantity: String((at % 9) + 1) })
