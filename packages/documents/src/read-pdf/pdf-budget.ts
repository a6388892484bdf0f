import { PdfUnreadable } from './pdf-unreadable.ts'

/** Several times the needs of an 8 MB document. */
const limits = {
  bytes: 96_000_000,
  tokens: 4_000_000,
  objects: 200_000,
  objectStreams: 5_000,
  inflatedBytes: 16_000_000,
}
export type BudgetItem = keyof typeof limits

/** Limits the work on one file, against decompression bombs. */
export class PdfBudget {
  private readonly left = { ...limits }

  spend(what: BudgetItem, amount: number): void {
    this.left[what] -= amount
    if (this.left[what] < 0) throw new PdfUnreadable(`more than ${limits[what]} ${what}`)
  }

  remaining(what: BudgetItem): number {
    return this.left[what]
  }
}
