import type { ValueOf } from '@tessera/contract/shop/product-attributes'

interface Glazed {
  material: ValueOf<'material'>
  finish: ValueOf<'finish'>
  isGlazed: boolean
  isWallOnly: boolean
}

/** Only glazed tile has wear classes; unglazed tile is the same throughout. */
export function wearClasses({ material, finish, isGlazed, isWallOnly }: Glazed): readonly ValueOf<'abrasionClass'>[] {
  if (!isGlazed) return []
  if (isWallOnly) return ['0', 'I']
  if (material === 'Ceramic') return ['III', 'IV']
  return finish === 'Polished' ? ['III', 'IV'] : ['IV', 'V']
}
