import { defineColor } from './define-color.ts'

export const encaustics = [
  defineColor('Lisbon Blue', 'Blue', 'eceae4 3f6690 9db4c8', 'an eight-point star in two blues on chalk', 'star'),
  defineColor('Noir', 'Black', 'efede8 25272a 8d8c89', 'a crisp black-and-bone lattice', 'lattice'),
  defineColor('Sienna', 'Terracotta', 'ead9c6 b4633f 6f4b3a', 'terracotta petals on warm sand', 'petals'),
  defineColor('Fez', 'Green', 'e6e6da 4f7564 a9bda4', 'interlaced green quatrefoils', 'quatrefoil'),
  defineColor('Harvest', 'Yellow/Gold', 'efe6d3 cf9d3c 7c6a4c', 'ochre medallions with umber outlines', 'medallion'),
  defineColor('Dusk', 'Grey', 'dcd9d4 7e8388 b2b3b4', 'tone-on-tone grey starbursts', 'compass'),
  defineColor('Rosa', 'Pink', 'f0e2da c98b80 8f7d78', 'faded rose waves', 'ogee'),
  defineColor('Marine', 'Navy', 'e7e8e8 22395c 7f93aa', 'navy checks with a fine pinstripe', 'checker'),
  defineColor('Carnival', 'Multi', 'efe8da b8523b 3d6c78 d8a646', 'red, teal and saffron in one bold star', 'star'),
  defineColor('Oxford', 'Charcoal', 'e9e6e0 4a4d52 a7a59f', 'charcoal lattice on parchment', 'lattice'),
  defineColor('Olive Grove', 'Green', 'ece7d6 74764a b7b48c', 'dark green petals on cream', 'petals'),
  defineColor('Bordeaux', 'Red', 'ecdfd6 7a2e36 b98b86', 'wine-red quatrefoils with a chalk edge', 'quatrefoil'),
] as const

export const plainCements = [
  defineColor('Milk', 'White', 'efede8 e6e3dd f5f4f0', 'a chalky, matte white'),
  defineColor('Stone', 'Grey', 'b5b3ae a6a49f c3c1bc', 'a mid grey with soft blooms'),
  defineColor('Charcoal', 'Charcoal', '4d4e50 414244 5b5c5e', 'a powdery, blackboard grey'),
  defineColor('Sea Glass', 'Green', 'a8bfb3 98b0a3 b9cec3', 'a muted, watery green'),
  defineColor('Indigo', 'Navy', '34435f 2a3750 42526f', 'a deep, inky blue'),
  defineColor('Ochre', 'Yellow/Gold', 'c9a15a b8904a d6b274', 'an earthy yellow'),
  defineColor('Blush', 'Pink', 'dcb8ab cda698 e6c8bd', 'a dusty, powdered pink'),
] as const
