import { model } from '../kit/model.ts'
import { requiredList, requiredText } from './fields.ts'
import { defineCall } from './kit.ts'

/** Newest first. */
export const Favorites = model('Favorites', { skus: requiredList(requiredText(40)) })
const FavoriteChange = model('FavoriteChange', {
  add: requiredList(requiredText(40)),
  remove: requiredList(requiredText(40)),
})

const path = (name: string) => `/api/favorites/${name}` as const

/** Not in the specification: favorites on all devices of a customer. */
export const favoriteCalls = {
  getFavorites: defineCall({
    id: 'Favorites.getFavorites',
    verb: 'GET',
    path: path('getFavorites'),
    summary: 'What the signed-in person has marked with a heart.',
    access: 'customer',
    reply: Favorites,
  }),
  changeFavorites: defineCall({
    id: 'Favorites.changeFavorites',
    verb: 'PATCH',
    path: path('changeFavorites'),
    summary: 'Adds and removes; what is there already stays, and past a hundred the oldest give way.',
    access: 'customer',
    body: FavoriteChange,
    reply: Favorites,
  }),
}
