import type { NoticeKind } from '@tessera/ui/notice'

/** What is said after a deed. */
export const said: Record<string, { kind: NoticeKind; text: string }> = {
  made: { kind: 'success', text: 'The selection sheet is made. Look through it, then share it with your client.' },
  saved: { kind: 'success', text: 'The sheet is saved.' },
  added: { kind: 'success', text: 'It is on the sheet.' },
  copied: { kind: 'success', text: 'This is your copy. Change it as you like.' },
  archived: { kind: 'success', text: 'The sheet is archived and its links are ended.' },
  'taken-out': { kind: 'success', text: 'The sheet is out of the archive.' },
  ended: { kind: 'success', text: 'The link opens nothing any more.' },
  commented: { kind: 'success', text: 'Your comment is on the sheet.' },
  nothing: { kind: 'info', text: 'Nothing of this selection can be bought at the moment.' },
}
