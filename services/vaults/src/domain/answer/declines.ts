import { isLanguage } from '@insights/language';
import type { Question } from '../../search/question.ts';

/** What is said when the documents do not answer the question, and when answers are not written in its language, before the nearest passages. */
const STATEMENTS: Readonly<Record<string, readonly [decline: string, passages?: string]>> = {
  en: [
    'The documents do not answer this question.',
    'Answers are not written in the language of this question. These are the nearest passages.',
  ],
  de: ['Die Dokumente beantworten diese Frage nicht.'],
  fr: ['Les documents ne répondent pas à cette question.'],
  es: ['Los documentos no responden a esta pregunta.'],
  ar: ['لا تجيب المستندات عن هذا السؤال.', 'لا تُكتب إجابات باللغة العربية. هذه أقرب المقاطع إلى السؤال.'],
  bg: [
    'Документите не отговарят на този въпрос.',
    'Отговори на български не се съставят. Това са най-близките откъси.',
  ],
  bn: ['নথিগুলিতে এই প্রশ্নের উত্তর নেই।', 'বাংলায় উত্তর লেখা হয় না। এগুলি সবচেয়ে কাছের অংশ।'],
  ca: [
    'Els documents no responen aquesta pregunta.',
    'No es redacten respostes en català. Aquests són els passatges més propers.',
  ],
  cs: ['Dokumenty na tuto otázku neodpovídají.', 'Odpovědi se v češtině nepíší. Toto jsou nejbližší pasáže.'],
  da: ['Dokumenterne besvarer ikke dette spørgsmål.', 'Der skrives ikke svar på dansk. Dette er de nærmeste afsnit.'],
  el: [
    'Τα έγγραφα δεν απαντούν σε αυτή την ερώτηση.',
    'Δεν συντάσσονται απαντήσεις στα ελληνικά. Αυτά είναι τα πλησιέστερα αποσπάσματα.',
  ],
  fa: ['اسناد به این پرسش پاسخ نمی‌دهند.', 'پاسخ‌ها به فارسی نوشته نمی‌شوند. این‌ها نزدیک‌ترین بخش‌ها هستند.'],
  fi: ['Asiakirjat eivät vastaa tähän kysymykseen.', 'Vastauksia ei kirjoiteta suomeksi. Nämä ovat lähimmät kohdat.'],
  he: ['המסמכים אינם עונים על שאלה זו.', 'תשובות אינן נכתבות בעברית. אלה הקטעים הקרובים ביותר.'],
  hi: ['दस्तावेज़ इस प्रश्न का उत्तर नहीं देते।', 'हिन्दी में उत्तर नहीं लिखे जाते। ये सबसे निकट के अंश हैं।'],
  hu: [
    'A dokumentumok nem válaszolnak erre a kérdésre.',
    'Magyarul nem készülnek válaszok. Ezek a legközelebbi szövegrészek.',
  ],
  id: [
    'Dokumen tidak menjawab pertanyaan ini.',
    'Jawaban tidak ditulis dalam bahasa Indonesia. Berikut bagian yang paling dekat.',
  ],
  it: [
    'I documenti non rispondono a questa domanda.',
    'Non vengono scritte risposte in italiano. Questi sono i passaggi più vicini.',
  ],
  ja: ['文書にはこの質問への答えがありません。', '日本語の回答は作成されません。最も近い箇所は次のとおりです。'],
  ko: [
    '문서에 이 질문에 대한 답이 없습니다.',
    '한국어로는 답변을 작성하지 않습니다. 가장 가까운 구절은 다음과 같습니다.',
  ],
  nb: [
    'Dokumentene svarer ikke på dette spørsmålet.',
    'Det skrives ikke svar på norsk. Dette er de nærmeste avsnittene.',
  ],
  nl: [
    'De documenten beantwoorden deze vraag niet.',
    'Antwoorden worden niet in het Nederlands geschreven. Dit zijn de dichtstbijzijnde passages.',
  ],
  pl: ['Dokumenty nie odpowiadają na to pytanie.', 'Odpowiedzi nie są pisane po polsku. Oto najbliższe fragmenty.'],
  pt: [
    'Os documentos não respondem a esta pergunta.',
    'Não são escritas respostas em português. Estas são as passagens mais próximas.',
  ],
  ro: [
    'Documentele nu răspund la această întrebare.',
    'Nu se scriu răspunsuri în română. Acestea sunt cele mai apropiate pasaje.',
  ],
  ru: ['В документах нет ответа на этот вопрос.', 'Ответы на русском языке не составляются. Вот ближайшие отрывки.'],
  sk: ['Dokumenty na túto otázku neodpovedajú.', 'Odpovede sa v slovenčine nepíšu. Toto sú najbližšie pasáže.'],
  sv: ['Dokumenten besvarar inte den här frågan.', 'Svar skrivs inte på svenska. Det här är de närmaste avsnitten.'],
  th: ['เอกสารไม่ได้ตอบคำถามนี้', 'ระบบไม่เขียนคำตอบเป็นภาษาไทย นี่คือข้อความที่ใกล้เคียงที่สุด'],
  tr: ['Belgeler bu soruyu yanıtlamıyor.', 'Türkçe yanıt yazılmıyor. En yakın bölümler bunlardır.'],
  uk: [
    'Документи не відповідають на це запитання.',
    'Відповіді українською мовою не складаються. Ось найближчі уривки.',
  ],
  vi: [
    'Các tài liệu không trả lời câu hỏi này.',
    'Câu trả lời không được viết bằng tiếng Việt. Đây là những đoạn gần nhất.',
  ],
  zh: ['文档中没有这个问题的答案。', '系统不以中文撰写回答。以下是最接近的段落。'],
};

const [DECLINE, PASSAGES] = STATEMENTS['en'] ?? ['', ''];

/** Whether sentences are put together to an answer in the language of a question. */
export const isComposed = ({ locale }: Pick<Question, 'locale'>): boolean => isLanguage(locale);

/** Whether a question is in a language that has texts of its own and in which no answers are put together. A few words may be in any. */
export const isForeign = ({ locale }: Pick<Question, 'locale'>): boolean =>
  !isLanguage(locale) && STATEMENTS[locale] !== undefined;

/** That the documents do not answer a question, in its language; in English if there is no such text. */
export const declineOf = ({ locale }: Pick<Question, 'locale'>): string => STATEMENTS[locale]?.[0] ?? DECLINE;

/** That passages follow instead of an answer. */
export const passagesOnly = ({ locale }: Pick<Question, 'locale'>): string =>
  STATEMENTS[locale]?.[1] ?? PASSAGES ?? DECLINE;
