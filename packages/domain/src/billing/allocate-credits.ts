/** An open document and the amount to be paid. */
export interface OpenDebit {
  id: string
  dueOn: string
  cents: number
  /** The part that credits may pay, by default all of it. The rest is disputed, and only new money pays that. */
  byCreditsCents?: number
}

/** A payment or credit that is not used up. */
export interface Credit {
  id: string
  documentOn: string
  freeCents: number
}

export interface AllocationPart {
  documentId: string
  /** Null for new money. */
  creditId: string | null
  cents: number
}

export interface CreditAllocation {
  parts: AllocationPart[]
  creditCents: number
  /** The amount left for new money. */
  cashCents: number
}

const compareBy =
  <T>(first: (one: T) => string, second: (one: T) => string) =>
  (a: T, b: T) =>
    first(a).localeCompare(first(b)) || second(a).localeCompare(second(b))

/** Uses credits first, oldest first, always for the earliest due debt; new money pays the rest. */
export function allocateCredits(debts: readonly OpenDebit[], credits: readonly Credit[]): CreditAllocation {
  const openCredits = credits
    .toSorted(
      compareBy(
        ({ documentOn }) => documentOn,
        ({ id }) => id,
      ),
    )
    .map(({ id, freeCents }) => ({ id, left: freeCents }))
  const parts = debts
    .toSorted(
      compareBy(
        ({ dueOn }) => dueOn,
        ({ id }) => id,
      ),
    )
    .flatMap((debt) => partsOf(debt, openCredits))
  const cashCents = sumCents(parts.filter(({ creditId }) => creditId === null))
  return { parts, cashCents, creditCents: sumCents(parts) - cashCents }
}

const sumCents = (parts: readonly AllocationPart[]): number => parts.reduce((total, { cents }) => total + cents, 0)

function partsOf(
  { id, cents, byCreditsCents = cents }: OpenDebit,
  openCredits: { id: string; left: number }[],
): AllocationPart[] {
  const parts: AllocationPart[] = []
  let missing = Math.max(0, Math.min(cents, byCreditsCents))
  const disputed = cents - missing
  for (const credit of openCredits) {
    const used = Math.min(missing, credit.left)
    if (used <= 0) continue
    credit.left -= used
    missing -= used
    parts.push({ documentId: id, creditId: credit.id, cents: used })
  }
  const rest = missing + disputed
  return rest > 0 ? [...parts, { documentId: id, creditId: null, cents: rest }] : parts
}

/** Only the parts that credits pay; no card is charged. */
export function applyCredits(debts: readonly OpenDebit[], credits: readonly Credit[]): AllocationPart[] {
  return allocateCredits(debts, credits).parts.filter(({ creditId }) => creditId !== null)
}
