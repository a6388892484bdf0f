import { defineCall } from '../kit.ts'
import { FavoriteChange, Favorites } from './models.ts'

const path = (name: string) => `/api/favorites/${name}` as const

/** Favorites on all devices of a customer. */
export const favoriteCalls = {
  getFavorites: defineCall({
    id: 'Favorites.getFavorites',
    verb: 'GET',
    path: path('getFavorites'),
    summary: 'Lists the favorites of the signed-in person.',
    isAddition: true,
    access: 'customer',
    reply: Favorites,
  }),
  changeFavorites: defineCall({
    id: 'Favorites.changeFavorites',
    verb: 'PATCH',
    path: path('changeFavorites'),
    summary: 'Adds and removes favorites; keeps at most a hundred, newest first.',
    isAddition: true,
    access: 'customer',
    body: FavoriteChange,
    reply: Favorites,
  }),
}
