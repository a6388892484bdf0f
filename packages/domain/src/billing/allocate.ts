/** An open document and the amount to be paid. */
export interface Debt {
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

export interface Part {
  documentId: string
  /** Null for new money. */
  creditId: string | null
  cents: number
}

export interface Allocation {
  parts: Part[]
  creditCents: number
  /** The amount left for new money. */
  cashCents: number
}

const by =
  <T>(first: (one: T) => string, second: (one: T) => string) =>
  (a: T, b: T) =>
    first(a).localeCompare(first(b)) || second(a).localeCompare(second(b))

/** Uses credits first, oldest first, always for the earliest due debt; new money pays the rest. */
export function allocate(debts: readonly Debt[], credits: readonly Credit[]): Allocation {
  const purses = credits
    .toSorted(
      by(
        ({ documentOn }) => documentOn,
        ({ id }) => id,
      ),
    )
    .map(({ id, freeCents }) => ({ id, left: freeCents }))
  const parts = debts
    .toSorted(
      by(
        ({ dueOn }) => dueOn,
        ({ id }) => id,
      ),
    )
    .flatMap((debt) => partsOf(debt, purses))
  const cashCents = sum(parts.filter(({ creditId }) => creditId === null))
  return { parts, cashCents, creditCents: sum(parts) - cashCents }
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, { cents }) => total + cents, 0)

function partsOf({ id, cents, byCreditsCents = cents }: Debt, purses: { id: string; left: number }[]): Part[] {
  const parts: Part[] = []
  let missing = Math.max(0, Math.min(cents, byCreditsCents))
  const disputed = cents - missing
  for (const purse of purses) {
    const taken = Math.min(missing, purse.left)
    if (taken <= 0) continue
    purse.left -= taken
    missing -= taken
    parts.push({ documentId: id, creditId: purse.id, cents: taken })
  }
  const rest = missing + disputed
  return rest > 0 ? [...parts, { documentId: id, creditId: null, cents: rest }] : parts
}

/** Only the parts that credits pay; no card is charged. */
export function applyCredits(debts: readonly Debt[], credits: readonly Credit[]): Part[] {
  return allocate(debts, credits).parts.filter(({ creditId }) => creditId !== null)
}
