/** Ways of laying that can be drawn piece by piece; each is a word of the waste table, too. */
export const drawnPatterns = ['grid', 'half', 'third', 'diagonal', 'herringbone', 'basketweave'] as const
/** Where the next side of a room goes, seen by whoever walks along the walls. */
export const sideTurns = ['right', 'left', 'half-right', 'half-left'] as const
/** Where nothing is laid. */
export const cutOutKinds = ['island', 'drain', 'column', 'other'] as const
