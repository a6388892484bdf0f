import { defineCall, limits, myAccountPath } from '../kit.ts'
import { CardChoice, CardSharing, SavedCards } from './models.ts'

/** The user's own saved cards. */
export const savedCardCalls = {
  getSavedCards: defineCall({
    id: 'MyCards.GetSavedCards',
    verb: 'GET',
    path: myAccountPath('GetSavedCards'),
    summary: 'The cards one can pay with, the usual one first.',
    isAddition: true,
    access: 'customer',
    reply: SavedCards,
  }),
  setDefaultCard: defineCall({
    id: 'MyCards.SetDefaultCard',
    verb: 'POST',
    path: myAccountPath('SetDefaultCard'),
    summary: 'Makes a card of one’s own the usual one.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: CardChoice,
    reply: SavedCards,
  }),
  shareCard: defineCall({
    id: 'MyCards.ShareCard',
    verb: 'POST',
    path: myAccountPath('ShareCard'),
    summary: 'Lets everybody of the account pay with a card of one’s own, or takes that back; needs billing-pay.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: CardSharing,
    reply: SavedCards,
  }),
  removeSavedCard: defineCall({
    id: 'MyCards.RemoveSavedCard',
    verb: 'POST',
    path: myAccountPath('RemoveSavedCard'),
    summary: 'Takes one card away from oneself; a card one shares is taken from everybody.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: CardChoice,
    reply: SavedCards,
  }),
}
