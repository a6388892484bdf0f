import { defineCall } from '../kit.ts'
import { FavoriteChange, Favorites } from './models.ts'

const path = (name: string) => `/api/favorites/${name}` as const

/** Favorites on all devices of a customer. */
export const favoriteCalls = {
  getFavorites: defineCall({
    id: 'Favorites.getFavorites',
    verb: 'GET',
    path: path('getFavorites'),
    summary: 'What the signed-in person has marked with a heart.',
    isAddition: true,
    access: 'customer',
    reply: Favorites,
  }),
  changeFavorites: defineCall({
    id: 'Favorites.changeFavorites',
    verb: 'PATCH',
    path: path('changeFavorites'),
    summary: 'Adds and removes; what is there already stays, and past a hundred the oldest give way.',
    isAddition: true,
    access: 'customer',
    body: FavoriteChange,
    reply: Favorites,
  }),
}
