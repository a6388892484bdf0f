/** The sentence of a form that could not be saved because the shop is away, out of whatever an action has answered. */
export const findOutageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'outage' in answer && typeof answer.outage === 'string'
    ? answer.outage
    : undefined
