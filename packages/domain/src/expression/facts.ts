/** A line item as the wire shows it, and where its product stands. */
export type LineFact = Readonly<Record<string, unknown>> & {
  readonly categories: {
    readonly direct: readonly string[]
    /** The direct ones and everything above them. */
    readonly within: readonly string[]
  }
}

/** All that an expression can know. */
export interface ExpressionFacts {
  readonly order: Readonly<Record<string, unknown>>
  readonly lines: readonly LineFact[]
  /** The line a line-level promotion is asked about. */
  readonly item?: LineFact | undefined
  readonly orderReturn?: Readonly<Record<string, unknown>> | undefined
  /** IDs of the approval rules that are approved on this order or return. */
  readonly approvedRules?: readonly string[] | undefined
  readonly now: Date
}
