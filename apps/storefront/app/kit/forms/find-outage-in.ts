/** Finds the outage message in an action's result. */
export const findOutageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'outage' in answer && typeof answer.outage === 'string'
    ? answer.outage
    : undefined
