import { useState } from 'react'
import { type BoxCalculation, calculateBoxes, type Packing } from './calculate-boxes.ts'
import { suggestWaste } from './product-facts.ts'
import { type QuantityMode, type QuantityPlan, readPlan, type SuggestedWaste } from './quantity-plan.ts'
import type { ShownProduct } from './shown-product.ts'

export interface PlanState {
  plan: QuantityPlan
  worked: BoxCalculation | undefined
  quantity: number
  wasteOf: SuggestedWaste['wasteOf']
  setPlan(plan: QuantityPlan): void
  setWay(way: QuantityMode): void
  setQuantity(quantity: number): void
}

/** Keeps rooms, area and boxes in step: the last edited value decides, and the others follow. */
export function usePlan(product: ShownProduct, search: string): PlanState {
  const params = new URLSearchParams(search)
  const suggested = suggestWaste(product)
  const { wasteOf } = suggested
  const [plan, setPlan] = useState(() => readPlan(params, suggested))
  const [own, setOwn] = useState(product.minQuantity)
  const packing = packingOf(product)
  const waste = plan.waste.trim() || wasteOf(plan.pattern)
  const worked = packing && calculateBoxes({ ...plan, waste }, packing, product.breaks)
  const isSqft = packing !== undefined
  return {
    plan,
    worked,
    wasteOf,
    quantity: Math.max(worked?.boxes ?? own, product.minQuantity),
    setPlan,
    setWay: (by) => setPlan(seedPlan(plan, by, worked)),
    setQuantity: (quantity) => {
      setOwn(quantity)
      if (isSqft && worked) setPlan({ ...plan, by: 'boxes', boxes: String(quantity) })
    },
  }
}

/** A new input mode starts with the result of the previous one. */
function seedPlan(plan: QuantityPlan, by: QuantityMode, worked: BoxCalculation | undefined): QuantityPlan {
  if (!worked) return { ...plan, by }
  if (by === 'area') return { ...plan, by, area: String(Number(Number(worked.areaSqft).toFixed(2))) }
  if (by === 'boxes') return { ...plan, by, boxes: String(worked.boxes) }
  return { ...plan, by }
}

/** Undefined for products that are not sold by area. */
function packingOf({ units }: ShownProduct): Packing | undefined {
  const { sqftPerUnit, piecesPerUnit, lbsPerUnit, unitsPerPallet } = units
  return sqftPerUnit === null ? undefined : { sqftPerUnit, piecesPerUnit, lbsPerUnit, unitsPerPallet }
}
