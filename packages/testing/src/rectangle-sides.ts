/** The four sides of a rectangular room, clockwise. */
export const rectangleSides = (acrossIn: number, downIn: number): { inches: number; turn: 'right' }[] =>
  [acrossIn, downIn, acrossIn, downIn].map((inches) => ({ inches, turn: 'right' }))
