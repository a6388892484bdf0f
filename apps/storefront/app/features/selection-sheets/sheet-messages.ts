import type { NoticeKind } from '@tessera/ui/notice'

/** Messages after an action, by key. */
export const sheetMessages: Record<string, { kind: NoticeKind; text: string }> = {
  made: { kind: 'success', text: 'Selection sheet created. Review it, then share it with your client.' },
  saved: { kind: 'success', text: 'Sheet saved.' },
  added: { kind: 'success', text: 'Added to the sheet.' },
  copied: { kind: 'success', text: 'This is your copy. Edit it as needed.' },
  archived: { kind: 'success', text: 'Sheet archived. Its links no longer work.' },
  'taken-out': { kind: 'success', text: 'Sheet unarchived.' },
  ended: { kind: 'success', text: 'This link has been revoked.' },
  commented: { kind: 'success', text: 'Comment added.' },
  nothing: { kind: 'info', text: 'Nothing in this selection is available right now.' },
}
