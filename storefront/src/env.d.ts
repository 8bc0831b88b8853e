/** Names the build that a script belongs to. */
declare const BUILD_ID: string

declare namespace App {
  interface Locals {
    /** The reader's language, decided once per request. */
    language: import('@maveshi/shared/locale/languages').Language
    /** Finds words in that language. */
    t: import('@maveshi/shared/locale/translate').Translate
  }
}
