/** Words at the end of a line that leave the amount to the cook. */
export const TO_TASTE =
  /[\s,(–—-]*(?:\b(?:to (?:your )?taste|as (?:needed|required|desired|necessary)|to season|if (?:needed|desired|liked)|if you like)|გემოვნებ\p{L}*(?: მიხედვით)?|სურვილ(?:ისამებრ|ის მიხედვით|ით)|საჭიროებ(?:ისამებრ|ის მიხედვით)|თვალზომით|რამდენ(?:საც|იც) \p{L}+(?: \p{L}+)?)\)?\.?\s*$/iu;
