import type { ValueOf } from '@tessera/contract/shop/product-attributes'

/** Minimum and maximum joint in inches, by edge precision. */
const joints: Readonly<Record<ValueOf<'edge'>, readonly [number, number]>> = {
  Rectified: [0.0625, 0.125],
  'Micro-bevel': [0.0625, 0.125],
  Pressed: [0.125, 0.1875],
  Natural: [0.1875, 0.375],
  'Painted bevel': [0.0625, 0.125],
}

export const jointOf = (edge: ValueOf<'edge'>, material: ValueOf<'material'>): readonly [number, number] => {
  if (material === 'Cement') return [0.0625, 0.125]
  return material === 'Ceramic' && edge === 'Natural' ? [0.0625, 0.1875] : joints[edge]
}
