import type { TextChannel } from '@maveshi/shared/notice/telling'
import type { NoticeText } from '../mails/notice-text.ts'
import type { Failed, Letter } from './backend.ts'

/** How text messages go out: one provider's way. */
export interface TextWay {
  /** What it can send, as it is set up. */
  readonly channels: readonly TextChannel[]
  /** @throws TextFailed */
  send(channel: TextChannel, letter: Letter, text: NoticeText): Promise<void>
}

/** The provider has not taken it. */
export class TextFailed extends Error {
  readonly failed: Failed
  constructor(failed: Failed) {
    super(failed.said)
    this.failed = failed
  }
}

/** What WhatsApp calls a text, in every language alike: small letters and `_`. */
export const whatsappName = (name: string) => `maveshi_${name}`
