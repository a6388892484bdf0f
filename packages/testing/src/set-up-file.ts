import { closeAllAfterFile } from './close-after-file.ts'
import { speedUpPasswords } from './speed-up-passwords.ts'

// Vitest runs this before every test file that needs a database
speedUpPasswords()
closeAllAfterFile()
