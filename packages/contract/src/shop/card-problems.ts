interface CardProblemText {
  /** Name of the field, or null for the whole form. */
  field: string | null
  message: string
}

/** Why a card form is refused. Pages and providers exchange the codes, never the sentences. */
export const cardProblems = {
  'number-invalid': { field: 'number', message: 'Check the card number. Some digits are missing or wrong.' },
  'number-not-for-tests': { field: 'number', message: 'This demo store takes only the test cards listed here.' },
  'expires-invalid': { field: 'expires', message: 'Enter the expiration date as MM/YY.' },
  'expires-past': { field: 'expires', message: 'This card has expired. Check the date or use another card.' },
  'code-invalid': { field: 'code', message: 'Enter the 3-digit security code, or 4 digits for American Express.' },
  'holder-invalid': { field: 'holder', message: 'Enter the name on the card.' },
  'zip-invalid': { field: 'billingZip', message: 'Enter the 5-digit billing ZIP code.' },
  'form-expired': { field: null, message: 'This form has expired. Enter the card again.' },
} as const satisfies Record<string, CardProblemText>

export type CardProblemCode = keyof typeof cardProblems

export const isCardProblemCode = (code: string): code is CardProblemCode => Object.hasOwn(cardProblems, code)
