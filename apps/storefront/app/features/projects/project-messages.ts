import type { NoticeKind } from '@tessera/ui/notice'

/** Messages after an action, by key. Small changes have none, because the page shows them. */
export const projectMessages: Record<string, { kind: NoticeKind; text: string }> = {
  'room-added': { kind: 'success', text: 'Room added.' },
  room: { kind: 'success', text: 'Room saved.' },
  'room-removed': { kind: 'success', text: 'Room removed. Its products are still in the project.' },
  item: { kind: 'success', text: 'Product updated.' },
  'item-added': { kind: 'success', text: 'Product added.' },
  'photo-added': { kind: 'success', text: 'Photo added.' },
  'photo-removed': { kind: 'success', text: 'Photo removed.' },
  details: { kind: 'success', text: 'Details saved.' },
  stage: { kind: 'success', text: 'Stage updated.' },
  archived: { kind: 'success', text: 'Project archived. You can unarchive it anytime.' },
  'taken-out': { kind: 'success', text: 'Project unarchived.' },
  people: { kind: 'success', text: 'Team saved.' },
  saved: { kind: 'success', text: 'Today’s prices accepted. We’ll tell you when they change again.' },
  copied: {
    kind: 'success',
    text: 'This is a copy with the rooms and products, without the client, documents and team.',
  },
  'layout-saved': { kind: 'success', text: 'Layout saved.' },
  'layout-removed': {
    kind: 'success',
    text: 'Layout removed. It’s still shown below; save it to restore it.',
  },
  'layout-undone': { kind: 'success', text: 'The quantities are as before. The layout is still saved.' },
  'nothing-open': { kind: 'info', text: 'Everything that can be ordered is already ordered.' },
  'nothing-planned': { kind: 'info', text: 'There’s nothing to add to the cart yet.' },
}
