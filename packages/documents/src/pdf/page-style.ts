/** The storefront's light theme: ink on white paper, hairlines, one accent. */
export const colors = { ink: '#1F1B16', stone: '#6B6258', clay: '#9C4226', grout: '#E4DDD2', paper: '#FAF7F2' } as const

/** US Letter, in points. */
export const pageSize = { width: 612, height: 792, margin: 48, foot: 44 } as const
export const hairline = 0.5
