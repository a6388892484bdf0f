import { addMonths } from './calendar.ts'

const monthsShown = 12

/** Twelve months up to the last one; those without a value are zero, so that a chart has no gaps. */
export const everyMonth = (found: readonly { name: string; cents: number }[], last: string) =>
  Array.from({ length: monthsShown }, (_, at) => {
    const name = addMonths(last, at + 1 - monthsShown)
    return { name, cents: found.find((one) => one.name === name)?.cents ?? 0 }
  })
