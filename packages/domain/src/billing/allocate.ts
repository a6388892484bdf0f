/** A document that wants money, and how much of it is to be paid. */
export interface Debt {
  id: string
  dueOn: string
  cents: number
  /** Of it, what credits may pay; the rest is in dispute, and only new money pays that. All of it unless told. */
  byCreditsCents?: number
}

/** A payment or a credit that was not used up. */
export interface Credit {
  id: string
  documentOn: string
  freeCents: number
}

export interface Part {
  documentId: string
  /** None: the new money. */
  creditId: string | null
  cents: number
}

export interface Allocation {
  parts: Part[]
  creditCents: number
  /** What credits leave for the new money. */
  cashCents: number
}

const by =
  <T>(first: (one: T) => string, second: (one: T) => string) =>
  (a: T, b: T) =>
    first(a).localeCompare(first(b)) || second(a).localeCompare(second(b))

/** Credits first, the oldest before the others, and always for what is due first; the rest is for the new money. */
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

/** Only what credits can pay: nobody's card is asked. */
export function applyCredits(debts: readonly Debt[], credits: readonly Credit[]): Part[] {
  return allocate(debts, credits).parts.filter(({ creditId }) => creditId !== null)
}
