import type { RoomPalette } from '../room.ts'

/** Off-white plaster, oak and brass. */
const linen: RoomPalette = {
  wall: '#ece6db',
  ceiling: '#f4f1ea',
  floor: '#b8946a',
  trim: '#f1ede5',
  cabinet: '#dcd5c7',
  wood: '#b98d5c',
  counter: '#dad4c8',
  metal: '#cdb487',
  ceramic: '#f3f1ec',
  textile: '#e7dfd0',
  accent: '#b98a6c',
  leaf: '#5f7a4a',
  soil: '#5b4632',
  dark: '#2b2926',
}

/** Gray green, walnut and brass. */
const sage: RoomPalette = {
  ...linen,
  wall: '#c3c9b8',
  cabinet: '#7f8c78',
  wood: '#8a6040',
  floor: '#9c7850',
  counter: '#e2ded5',
  textile: '#f0ece2',
  accent: '#e3d9c6',
}

/** Warm clay plaster, pale oak and black iron. */
const clay: RoomPalette = {
  ...linen,
  wall: '#d9b9a0',
  cabinet: '#ede4d8',
  wood: '#c9a06c',
  metal: '#4a4540',
  textile: '#a9543a',
  accent: '#f0e8dc',
  counter: '#d9cfc2',
}

/** Deep blue gray, oak and nickel. */
const ink: RoomPalette = {
  ...linen,
  wall: '#8b979f',
  cabinet: '#39454f',
  wood: '#a97c4e',
  metal: '#bdb8ae',
  textile: '#eae6de',
  accent: '#c9b79a',
  counter: '#e0ddd7',
  trim: '#e9e9e6',
}

/** White on white, light ash. */
const snow: RoomPalette = {
  ...linen,
  wall: '#f2f0ec',
  cabinet: '#f0eee9',
  wood: '#cdb08a',
  metal: '#8d8780',
  textile: '#9aa59a',
  accent: '#6f7f86',
  counter: '#d4d0c9',
}

/** Lime-washed ochre and terracotta for outdoors. */
const ochre: RoomPalette = {
  ...linen,
  wall: '#e6cfa6',
  trim: '#f0e6d4',
  wood: '#a9794a',
  accent: '#b5613e',
  textile: '#eee4d2',
  cabinet: '#8a9a86',
}

export const palettes = { linen, sage, clay, ink, snow, ochre }
