/** Functions with strings in their parameters that get no text of people, or pass it on to listed functions, with the reason. */
interface Exemption {
  readonly reason: string;
  /** Names by file, separated by spaces. */
  readonly functions: Readonly<Record<string, string>>;
}

const CODES: Exemption = {
  reason: 'identifiers, instants, addresses and codes: short, and valid before they get here',
  functions: {
    'packages/answers/src/offered.ts': 'choicesOf choicesFor',
    'services/campaigns/src/domain/booking/local-time.ts': 'localTimes instantOf dateIn',
    'services/campaigns/src/domain/booking/rules.ts': 'isZone',
    'services/campaigns/src/domain/choices.ts': 'shownOption',
    'services/campaigns/src/domain/exports/file-pieces.ts': 'filePieces',
    'services/campaigns/src/domain/interview-settings.ts': 'defaultSettings inLanguage supportTexts',
    'services/campaigns/src/domain/known-word.ts': 'knownWord',
    'services/campaigns/src/domain/notification-subjects.ts': 'sessionSubject regionSubject',
    'services/campaigns/src/domain/personal-links.ts':
      'addressOf new_PersonalLinks PersonalLinks.newToken PersonalLinks.invitationUrl PersonalLinks.returnUrl PersonalLinks.bookingUrl PersonalLinks.reservationUrl PersonalLinks.conversationUrl PersonalLinks.sealAddress PersonalLinks.readUnsubscribeToken PersonalLinks.tokenOf',
    'services/campaigns/src/domain/questions.ts': 'languagesOf',
    'services/campaigns/src/domain/recordings/media-types.ts': 'audioType assertLooksLike extensionOf',
    'services/campaigns/src/domain/recordings/signed-links.ts': 'SignedLinks.open',
    'services/campaigns/src/domain/reminders.ts': 'decideReminder',
    'services/campaigns/src/domain/schedule.ts':
      'minutesAfter problemOfStart assertStart setStart clearStart changeStart',
    'services/campaigns/src/domain/session-states.ts': 'statusAt',
    'services/campaigns/src/domain/transcript/problems.ts': 'ProblemList.add ProblemList.giveUp',
    'services/gateway/src/core/token-verifier.ts': 'TokenVerifier.verify',
    'services/gateway/src/core/answer-pages.ts': 'new_PageAnswer',
    'services/gateway/src/core/file-answer.ts': 'fileAnswer',
    'services/gateway/src/core/page.ts': 'assets hashedAssets sendFile',
    'services/gateway/src/core/no-route.ts': 'noSuchMethod',
    'services/gateway/src/core/send.ts': 'fitted',
    'services/gateway/src/core/status-answer.ts': 'new_StatusAnswer',
    'services/interviewer/src/engine/notes.ts': 'guessNote',
    'services/reports/src/analysis/assemble/claims.ts': 'Ids.next',
    'services/reports/src/analysis/assemble/map.ts': 'questionNode',
    'services/reports/src/analysis/model/prove.ts': 'conversationsOf',
    'services/reports/src/analysis/model/read.ts': 'observationId',
    'services/reports/src/domain/agreement.ts': 'codingAgreementOf',
    'services/reports/src/domain/codebook-edits.ts': 'assertMatch withChanged withRemoved',
    'services/reports/src/domain/own-principal.ts': 'ownPrincipal',
    'services/reports/src/features/export-report/html/view.ts': 'numberIn',
    'services/vaults/src/domain/facts/fact-id.ts': 'factIdOf',
    'services/vaults/src/domain/graph/graph-pages.ts': 'graphPage',
    'services/vaults/src/domain/graph/keys.ts': 'nodeKey edgeKey sharedNodeKey sharedEdgeKey',
    'services/vaults/src/domain/graph/sync-rules.ts': 'planSync',
    'services/vaults/src/domain/own-call.ts': 'ownCall',
    'services/vaults/src/parse-threads/limits.ts': 'new_Unreadable',
    'services/vaults/src/search/score-board.ts':
      'ScoreBoard.slotOf ScoreBoard.scoreOf ScoreBoard.add ScoreBoard.addToDocument',
    'services/vaults/src/search/titles.ts': 'titleTermOf',
  },
};

const OWN_WORDS: Exemption = {
  reason: "reads this project's own word lists and wordings, or chooses among them by a language's tag",
  functions: {
    'packages/answers/src/text.ts': 'wordPattern',
    'packages/signals/src/patterns.ts': 'new_Grammar Grammar.patterns Grammar.class',
    'packages/signals/src/spelling.ts': 'new_Spelling',
    'services/reports/src/analysis/assemble/wording.ts': 'wordingOf',
    'services/reports/src/analysis/count/saturation.ts': 'saturationOf',
    'services/reports/src/analysis/floor/wording.ts': 'wordingOf',
    'services/reports/src/analysis/floor/codes.ts': 'isComparable',
    'services/reports/src/analysis/proof/words.ts': 'phrasesOf',
    'services/campaigns/src/domain/calendar/words.ts': 'calendarWords',
    'services/campaigns/src/domain/consent.ts': 'noticeIn consentIn consentedLanguage',
    'services/campaigns/src/domain/participant-language.ts': 'participantLanguage guideIn',
    'services/campaigns/src/domain/exports/readme-words.ts': 'readmeWords',
    'services/campaigns/src/domain/exports/words.ts': 'exportWords',
    'services/campaigns/src/domain/names/common-words.ts': 'wordsOf',
    'services/campaigns/src/domain/participant-texts.ts': 'participantTexts isDefaultConsent textLanguage',
    'services/interviewer/src/engine/lexicon/index.ts': 'lexiconOf',
    'services/vaults/src/domain/facts/grammars/words.ts': 'setOf formsOf numbersOf pairsOf',
  },
};

const PASSED_ON: Exemption = {
  reason: 'stores text, or passes it on to functions of the list, and looks at none of it itself',
  functions: {
    'services/gateway/src/core/csv-rows.ts': 'csvRowsOf',
    'services/reports/src/analysis/people.ts': 'withEdits',
    'services/campaigns/src/domain/answers/history.ts': 'mergedAnswers',
    'services/campaigns/src/domain/answers/read-answers.ts': 'AnswerReading.add readIn',
    'services/campaigns/src/domain/exports/docx.ts': 'docxEntries',
    'services/campaigns/src/domain/exports/response-rows.ts': 'ResponseRows.add',
    'services/campaigns/src/domain/transcript/turn-times.ts': 'TurnTimes.add',
    'services/campaigns/src/domain/transcript/cues.ts': 'new_CueList CueList.open CueList.addLine',
    'services/campaigns/src/tagging/summariser.ts': 'ConversationSummariser.add',
    'services/gateway/src/core/json-scan.ts': 'new_JsonScan',
    'services/gateway/src/core/file-form.ts': 'parseForm new_UploadedFile',
    'services/gateway/src/core/paged-answer.ts': 'new_PagedAnswer',
    'services/gateway/src/core/problems.ts': 'problemsOf',
    'services/gateway/src/core/raw-answer.ts': 'new_RawAnswer new_PiecewiseAnswer',
    'services/interviewer/src/features/session-input.ts': 'inputOf',
    'services/interviewer/src/engine/asking.ts': 'goOn goodbye',
    'services/interviewer/src/engine/signs.ts': 'flagsOf',
    'services/reports/src/analysis/asks.ts': 'keyOf Desk.ask',
    'services/reports/src/analysis/assemble/evidence-book.ts': 'EvidenceBook.cite',
    'services/reports/src/analysis/assemble/sample.ts': 'conversationSummaries',
    'services/reports/src/analysis/model/ask.ts': 'ask',
    'services/reports/src/analysis/model/find.ts': 'withFound new_Searchable Searchable.find',
    'services/reports/src/analysis/model/write.ts': 'cited',
    'services/reports/src/analysis/proof/controls.ts': 'controlsFor',
    'services/reports/src/analysis/proof/items.ts': 'quoteOf speakerOf',
    'services/reports/src/analysis/proof/judging.ts': 'batchesOf',
    'services/reports/src/domain/mask-evidence.ts': 'maskEvidence',
    'services/reports/src/domain/query/facts.ts': 'factsFor',
    'services/reports/src/domain/query/traverse.ts': 'traverse',
    'services/reports/src/domain/redaction/redact-report.ts': 'redactReport',
    'services/reports/src/domain/redaction/redact-sample.ts': 'redactSample',
    'services/reports/src/domain/redaction/survivors.ts':
      'new_Survivors Survivors.quotes Survivors.people Survivors.erasedIn',
    'services/reports/src/domain/report-content.ts': 'rewriteTexts',
    'services/reports/src/domain/verify-shown.ts': 'faultOf',
    'packages/thoughts/src/reader.ts': 'new_ThoughtReader',
    'services/reports/src/analysis/floor/answers.ts': 'answersIn',
    'services/reports/src/analysis/floor/speech.ts':
      'Speech.wordsOf Speech.languageOf Speech.personOf Speech.termsOf Speech.worthOf Speech.representative Speech.quote',
    'services/reports/src/features/export-report/qdpx/source-text.ts': 'sourceText',
    'services/reports/src/features/export-report/xml.ts': 'group',
    'services/vaults/src/domain/artifact-content.ts': 'withTexts',
    'services/vaults/src/domain/chat-answer.ts': 'passagesOf withWords',
    'services/vaults/src/domain/chunking/transcript-units.ts': 'transcriptUnits',
    'services/vaults/src/domain/facts/check-facts.ts': 'checkFacts',
    'services/vaults/src/domain/facts/facts-of-chunk.ts': 'factsOfChunk',
    'services/vaults/src/domain/facts/keys.ts': 'keysOf',
    'services/vaults/src/domain/graph/properties.ts': 'withTexts',
    'services/vaults/src/search/document-terms.ts': 'new_DocumentTerms',
  },
};

const PARTS: Exemption = {
  reason: 'a part of a listed reader that is measured with it: it gets one word, name, element or glyph at a time',
  functions: {
    'packages/answers/src/candidates.ts': 'contentOf',
    'packages/answers/src/choice.ts': 'optionsIn',
    'packages/answers/src/places.ts': 'positionsIn',
    'packages/answers/src/dates.ts': 'lastDayOf',
    'packages/answers/src/number-words.ts': 'spelledNumber',
    'packages/answers/src/said.ts': 'endingAt beginsWith withoutFillers',
    'packages/answers/src/text.ts': 'isWhole',
    'packages/language/src/script-stems.ts': 'stemByScript',
    'services/gateway/src/core/prefer.ts': 'waitOf isStrict',
    'services/campaigns/src/domain/names/gaps.ts': 'gapBetween mayBreakWord beginsSentence',
    'services/campaigns/src/domain/names/name-table.ts': 'Key.word NameTableBuilder.add NameTableBuilder.addUnspaced',
    'services/campaigns/src/domain/names/unspaced-matcher.ts': 'new_UnspacedMatcher',
    'services/campaigns/src/domain/names/word-matcher.ts': 'new_WordMatcher',
    'services/vaults/src/domain/answer/verified-answer.ts': 'isCitedIn',
    'services/vaults/src/parse-threads/css.ts': 'lookOf StyleSheet.add StyleSheet.lookOf',
    'services/vaults/src/parse-threads/document-writer.ts':
      'DocumentWriter.item DocumentWriter.text DocumentWriter.raised DocumentWriter.noteMark',
    'services/vaults/src/parse-threads/docx-archive.ts':
      'DocxArchive.has DocxArchive.relations DocxArchive.partOf DocxArchive.read',
    'services/vaults/src/parse-threads/docx-numbering.ts': 'DocxNumbering.next',
    'services/vaults/src/parse-threads/docx-styles.ts':
      'takeProperty DocxStyles.propsOf DocxStyles.ofParagraph DocxStyles.ofRun DocxStyles.hasFirstRow',
    'services/vaults/src/parse-threads/docx-text.ts': 'DocxText.open DocxText.close DocxText.text',
    'services/vaults/src/parse-threads/list-numbers.ts': 'numberIn numberAs',
    'services/vaults/src/parse-threads/pdf-glyphs.ts': 'PdfPage.run PdfPage.font',
    'services/vaults/src/search/codes.ts': 'joinedIn',
    'services/vaults/src/search/scripts.ts': 'isOtherScript partsByScript',
  },
};

/** `new X` is written `new_X`. */
export const EXEMPTIONS: readonly Exemption[] = [CODES, OWN_WORDS, PARTS, PASSED_ON];
