import { describe, expect, test } from 'vitest'
import { demoRange, isSold } from './sample-range.ts'

const articles = [...demoRange().products()]
const records = articles.flatMap(({ inventoryRecords }) => inventoryRecords)

describe('stock', () => {
  test('is empty for samples, services and made-to-order products', () => {
    const kept = articles.filter(({ inventoryRecords }) => inventoryRecords.length > 0)
    for (const { product } of kept) {
      expect(['sample', 'service']).not.toContain(product.xp.kind)
      expect(product.xp.availability.status).not.toBe('made-to-order')
      expect(product.Inventory.Enabled).toBe(true)
    }
  })
  test('is in both warehouses and in about four stores', () => {
    const stocked = articles.filter(
      ({ product: { xp } }) => xp.availability.status === 'stocked' && xp.kind !== 'service' && xp.kind !== 'sample',
    )
    for (const { inventoryRecords } of stocked)
      expect(inventoryRecords.filter(({ AddressID }) => AddressID.startsWith('dc-'))).toHaveLength(2)
    const stores = stocked.reduce((sum, { inventoryRecords }) => sum + inventoryRecords.length - 2, 0) / stocked.length
    expect(stores).toBeGreaterThan(3.7)
    expect(stores).toBeLessThan(4.3)
  })
  test('is the sum of its lots, and the product’s the sum of its records', () => {
    for (const { product, inventoryRecords } of articles) {
      for (const { QuantityAvailable, xp } of inventoryRecords)
        expect(QuantityAvailable).toBe(xp.lots.reduce((sum, lot) => sum + lot.boxesOnHand - lot.boxesReserved, 0))
      const total = inventoryRecords.reduce((sum, { QuantityAvailable }) => sum + QuantityAvailable, 0)
      expect(product.Inventory.QuantityAvailable).toBe(total)
    }
  })
  test('has one ID per product and location', () => {
    expect(new Set(records.map(({ ID }) => ID)).size).toBe(records.length)
    for (const { product, inventoryRecords } of articles)
      for (const { ID, AddressID, xp } of inventoryRecords) {
        expect(ID).toBe(`${product.ID}-${AddressID}`)
        expect(xp.location).toBe(AddressID)
      }
  })
  test('came in before today, the oldest lot first, with shade and calibre where a kiln was', () => {
    for (const { product, inventoryRecords } of articles.filter(isSold))
      for (const { xp } of inventoryRecords) {
        const days = xp.lots.map(({ receivedOn }) => receivedOn)
        expect(days).toEqual(days.toSorted())
        for (const lot of xp.lots) {
          expect(lot.receivedOn < '2026-11-15').toBe(true)
          expect(lot.boxesOnHand).toBeGreaterThan(0)
          expect(lot.shade !== '').toBe(
            ['field-tile', 'large-format', 'mosaic', 'plank-tile', 'trim'].includes(product.xp.kind),
          )
        }
      }
  })
  test('is zero for special orders and may be exceeded', () => {
    const ordered = articles.filter(({ product }) => product.xp.availability.status === 'special-order')
    expect(ordered.length).toBeGreaterThan(0)
    for (const { product, inventoryRecords } of ordered) {
      expect(product.Inventory).toMatchObject({ OrderCanExceed: true, QuantityAvailable: 0 })
      for (const record of inventoryRecords) expect(record.OrderCanExceed).toBe(true)
    }
  })
})
