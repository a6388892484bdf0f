/** The input of a picture: plain data, stored with its product. The same recipe always draws the same picture. */
export type Recipe = TileRecipe | MosaicRecipe | TrimRecipe | GoodsRecipe

export type SurfaceLook =
  | 'marble'
  | 'travertine'
  | 'limestone'
  | 'slate'
  | 'granite'
  | 'terrazzo'
  | 'concrete'
  | 'wood'
  | 'encaustic'
  | 'zellige'
  | 'glass'
  | 'brick'
  | 'solid'
  | 'metal'
  | 'textile'
  | 'terracotta'

export type SurfaceProfile = 'flutes' | 'waves'

export interface Surface {
  seed: number
  look: SurfaceLook
  /** '#rrggbb': the ground first, then colors of veins, grain, speckles or motif. */
  palette: readonly string[]
  sheen: 'matte' | 'satin' | 'gloss'
  /** Shade variation V0 to V4 between faces. */
  variation: 0 | 1 | 2 | 3 | 4
  /** Name of the motif, for encaustic. */
  motif?: string
  /** A pressed profile that runs along the piece, for solid glazes. */
  profile?: SurfaceProfile
}

export type PieceShape = 'rectangle' | 'hexagon' | 'picket' | 'arabesque' | 'fishscale'
export type LayName = 'grid' | 'half' | 'third' | 'herringbone' | 'chevron' | 'basketweave' | 'random'

/** Field tile, large format, planks of tile, vinyl or wood. Sizes in inches. */
export interface TileRecipe {
  kind: 'tile'
  surface: Surface
  shape: PieceShape
  width: number
  length: number
  edge: 'sharp' | 'bevel' | 'soft' | 'handmade'
  /** 0 for wood and vinyl, whose joint is a shadow line. */
  joint: number
  grout: string
  lay: LayName
}

export interface MosaicRecipe {
  kind: 'mosaic'
  surface: Surface
  chips: 'square' | 'hex' | 'penny' | 'herringbone' | 'arabesque' | 'basketweave' | 'picket' | 'fishscale' | 'stacked'
  /** Longest side of a chip. */
  chip: number
  sheetWidth: number
  sheetLength: number
  joint: number
  grout: string
}

export interface TrimRecipe {
  kind: 'trim'
  surface: Surface
  profile: 'bullnose' | 'pencil' | 'quarter-round' | 'cove' | 'chair-rail' | 'metal-edge'
  length: number
  height: number
}

export interface GoodsRecipe {
  kind: 'goods'
  goods:
    | 'bag'
    | 'pail'
    | 'bottle'
    | 'roll'
    | 'board'
    | 'tube'
    | 'trowel'
    | 'spacers'
    | 'cutter'
    | 'float'
    | 'sponge'
    | 'kit'
    | 'visit'
  /** Printed on it. */
  title: string
  detail: string
  color: string
  accent: string
}

/** face: one piece; laid: a field with joints; scene: in a room. */
export type RecipeView = 'face' | 'laid' | 'scene'
