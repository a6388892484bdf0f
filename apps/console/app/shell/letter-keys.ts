const key = 'tessera-console-letters'

/** The list of all keys in the menu. */
export const keyListID = 'console-keys'

/** Whether single letters are shortcuts. On unless this browser switched them off. */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function setLetters(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // a browser without storage keeps the shortcuts
  }
}
