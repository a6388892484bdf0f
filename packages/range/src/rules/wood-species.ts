export interface WoodSpecies {
  name: string
  /** Janka hardness: pounds of force that press a steel ball halfway in. */
  janka: number
}

export const commonSpecies: readonly WoodSpecies[] = [
  { name: 'White Oak', janka: 1360 },
  { name: 'Red Oak', janka: 1290 },
  { name: 'European Oak', janka: 1360 },
  { name: 'Hickory', janka: 1820 },
  { name: 'Hard Maple', janka: 1450 },
  { name: 'Ash', janka: 1320 },
  { name: 'Birch', janka: 1260 },
]

export const walnut: WoodSpecies = { name: 'American Walnut', janka: 1010 }

export const grades: readonly string[] = ['Select', 'Character', 'Rustic', 'No. 1 Common']
