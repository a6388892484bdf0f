import { model } from '../kit/model.ts'
import { many, words } from './fields.ts'
import { call } from './kit.ts'

/** Newest first. */
export const Favorites = model('Favorites', { skus: many(words(40)) })
const FavoriteChange = model('FavoriteChange', { add: many(words(40)), remove: many(words(40)) })

const path = (name: string) => `/api/favorites/${name}` as const

/** Not in the specification: favorites on all devices of a customer. */
export const favoriteCalls = {
  getFavorites: call({
    id: 'Favorites.getFavorites',
    verb: 'GET',
    path: path('getFavorites'),
    summary: 'What the signed-in person has marked with a heart.',
    access: 'customer',
    reply: Favorites,
  }),
  changeFavorites: call({
    id: 'Favorites.changeFavorites',
    verb: 'PATCH',
    path: path('changeFavorites'),
    summary: 'Adds and removes; what is there already stays, and past a hundred the oldest give way.',
    access: 'customer',
    body: FavoriteChange,
    reply: Favorites,
  }),
}
