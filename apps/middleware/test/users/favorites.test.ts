import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

describe('favorites', () => {
  test('are for their owner only', async () => {
    await expect(shop.as().Favorites.getFavorites()).rejects.toMatchObject({ code: 'Session.Missing' })
    const guest = shop.as({ authToken: await shop.guest() })
    await expect(guest.Favorites.changeFavorites({ add: ['1'], remove: [] })).rejects.toMatchObject({ status: 401 })
  })

  test('are SKUs and nothing else', async () => {
    const { shop: mine } = await shop.customer('odd@example.com')
    await expect(mine.Favorites.changeFavorites({ add: ['<b>'], remove: [] })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'add' }],
    })
  })

  test('of a guest join those of the account, newest first, each once', async () => {
    const { shop: mine } = await shop.customer('hearts@example.com')
    await mine.Favorites.changeFavorites({ add: ['100', '200'], remove: [] })
    expect(await mine.Favorites.changeFavorites({ add: ['300', '100'], remove: ['200'] })).toEqual({
      skus: ['300', '100'],
    })
    const { shop: other } = await shop.customer('nobody@example.com')
    expect(await other.Favorites.getFavorites()).toEqual({ skus: [] })
  })

  test('give way to newer ones past a hundred', async () => {
    const { shop: mine } = await shop.customer('many@example.com')
    await mine.Favorites.changeFavorites({ add: ['old'], remove: [] })
    const add = Array.from({ length: 100 }, (_, at) => `n${at}`)
    const { skus } = await mine.Favorites.changeFavorites({ add, remove: [] })
    expect(skus).toHaveLength(100)
    expect(skus).not.toContain('old')
    expect(skus[0]).toBe('n0')
  })
})
