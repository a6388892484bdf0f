/** Tells a customer the things to bring to a pickup. Samples fit in a hand. */
export const bringText = (number: string, lines: readonly { isSample: boolean }[]): string =>
  `Order number ${number}, a photo ID${lines.every(({ isSample }) => isSample) ? '' : ' and a vehicle that can carry it'}`
