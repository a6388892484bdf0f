/** Laying patterns that can be drawn piece by piece; all are in the waste table. */
export const drawnPatterns = ['grid', 'half', 'third', 'diagonal', 'herringbone', 'basketweave', 'versailles'] as const
/** Direction of the next side of a room, walking along the walls. */
export const sideTurns = ['right', 'left', 'half-right', 'half-left'] as const
/** Areas without tiles. */
export const cutOutKinds = ['island', 'drain', 'column', 'other'] as const
