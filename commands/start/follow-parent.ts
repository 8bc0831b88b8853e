/**
 * Loaded into the storefront's server before itself: where the command that started it is gone without a word (killed),
 * the server must not stay behind and hold the port.
 */
process.once('disconnect', () => process.exit(1))
// The channel alone is no reason to stay alive.
process.channel?.unref()
