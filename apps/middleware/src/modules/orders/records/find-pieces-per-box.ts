import type { SalesNeeds } from '../sales-needs.ts'

/** Null for what is sold by the piece: there a box is a piece. */
export function findPiecesPerBox(catalog: SalesNeeds['catalog'], sku: string): number | null {
  const pieces = catalog.find(sku)?.facts.units.piecesPerUnit ?? 1
  return pieces > 1 ? pieces : null
}
