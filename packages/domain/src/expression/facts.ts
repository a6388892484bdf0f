/** A line item as in the API, with the categories of its product. */
export type LineFact = Readonly<Record<string, unknown>> & {
  readonly categories: {
    readonly direct: readonly string[]
    /** The direct categories and all their ancestors. */
    readonly within: readonly string[]
  }
}

/** The data an expression can use. */
export interface ExpressionFacts {
  readonly order: Readonly<Record<string, unknown>>
  readonly lines: readonly LineFact[]
  /** The line that a line-level promotion is evaluated for. */
  readonly item?: LineFact | undefined
  readonly orderReturn?: Readonly<Record<string, unknown>> | undefined
  /** IDs of the approval rules that are approved on this order or return. */
  readonly approvedRules?: readonly string[] | undefined
  readonly now: Date
}
