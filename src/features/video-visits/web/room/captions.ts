/** Speech to words in the browser itself: what is said in a visit is sent to nobody else for it. Few browsers have it. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  start: () => void;
  stop: () => void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};
type RecognitionConstructor = {
  new (): Recognition;
  available?: (choice: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const recognitionConstructor = () =>
  (
    globalThis as unknown as {
      SpeechRecognition?: RecognitionConstructor;
      webkitSpeechRecognition?: RecognitionConstructor;
    }
  ).SpeechRecognition;

export async function canCaption(language: string): Promise<boolean> {
  const found = await recognitionConstructor()
    ?.available?.({ langs: [language], processLocally: true })
    .catch(() => undefined);
  return found === 'available';
}

/** After these it would end again at once, however often it is begun. */
const final = ['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported'];
const AGAIN_MS = 2000;

type CaptionListener = { tell: (line: string) => void; refused: () => void };

/** Tells what the person at this device says, line by line, until the answer is called or the browser refuses. */
export function captionSpeech(language: string, { tell, refused }: CaptionListener): () => void {
  const Recognizer = recognitionConstructor();
  if (!Recognizer) return () => undefined;
  let isOn = true;
  const recognition = new Recognizer();
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true, processLocally: true });
  recognition.onresult = ({ results }) => tell(results[results.length - 1]?.[0]?.transcript.trim().slice(-200) ?? '');
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  recognition.onerror = ({ error }) => {
    hasFailed = true;
    if (!isOn || !final.includes(error)) return;
    isOn = false;
    refused();
  };
  const begin = () => {
    hasFailed = false;
    if (isOn) recognition.start();
  };
  recognition.onend = () => {
    if (hasFailed) timer = setTimeout(begin, AGAIN_MS);
    else begin();
  };
  recognition.start();
  return () => {
    isOn = false;
    clearTimeout(timer);
    recognition.stop();
  };
}
