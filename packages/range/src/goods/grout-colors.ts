export interface GroutColor {
  name: string
  hex: string
  family:
    | 'White'
    | 'Off-white'
    | 'Beige'
    | 'Tan'
    | 'Brown'
    | 'Black'
    | 'Grey'
    | 'Charcoal'
    | 'Blue'
    | 'Navy'
    | 'Green'
    | 'Red'
    | 'Terracotta'
}

export const groutColors: readonly GroutColor[] = [
  { name: 'Bright White', hex: '#f4f4f2', family: 'White' },
  { name: 'Alabaster', hex: '#ece7dc', family: 'Off-white' },
  { name: 'Bone', hex: '#ded4c2', family: 'Off-white' },
  { name: 'Antique Linen', hex: '#cfc2ab', family: 'Beige' },
  { name: 'Sandstone', hex: '#bfa98a', family: 'Tan' },
  { name: 'Mushroom', hex: '#a89a88', family: 'Tan' },
  { name: 'Saltillo', hex: '#b0704f', family: 'Terracotta' },
  { name: 'Brick Dust', hex: '#8c4f42', family: 'Red' },
  { name: 'Walnut', hex: '#75593f', family: 'Brown' },
  { name: 'Coffee Bean', hex: '#4e3b2e', family: 'Brown' },
  { name: 'Oyster Grey', hex: '#cbc9c3', family: 'Grey' },
  { name: 'Dove Grey', hex: '#b3b3b0', family: 'Grey' },
  { name: 'Nickel', hex: '#929495', family: 'Grey' },
  { name: 'Pewter', hex: '#787a7b', family: 'Grey' },
  { name: 'Slate Shadow', hex: '#5c6166', family: 'Charcoal' },
  { name: 'Charcoal', hex: '#414346', family: 'Charcoal' },
  { name: 'Midnight Black', hex: '#1e1f21', family: 'Black' },
  { name: 'Sea Mist', hex: '#a9b7ad', family: 'Green' },
  { name: 'Spruce', hex: '#4e6154', family: 'Green' },
  { name: 'Denim Blue', hex: '#5d7388', family: 'Blue' },
  { name: 'Harbor Navy', hex: '#2c3a52', family: 'Navy' },
]
