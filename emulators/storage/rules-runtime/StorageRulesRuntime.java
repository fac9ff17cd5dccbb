import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.LogManager;

/**
 * The rules runtime of the Storage emulator in firebase-tools, on the rules engine inside the Firestore emulator's jar.
 * One JSON object a line comes by the standard input, and its answer goes by the standard output: the protocol is that of
 * `lib/emulator/storage/rules/runtime.js` in firebase-tools. It ends when its input closes.
 */
public final class StorageRulesRuntime {
  private static final Gson gson = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();
  private static PrintStream out;

  public static void main(String[] args) throws Exception {
    out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    silenceLibraries();
    Rulesets rulesets = new Rulesets(new FirestoreDocuments(System.getenv("STORAGE_RULES_DOCUMENTS")));
    JsonObject hello = new JsonObject();
    hello.addProperty("id", -1);
    answer(hello, new Answer(new JsonObject(), List.of(), List.of()));
    // An evaluation waits for Firestore, and others go on meanwhile.
    ExecutorService threads = Executors.newCachedThreadPool();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.isBlank()) continue;
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      threads.submit(() -> answer(request, carryOut(rulesets, request)));
    }
    System.exit(0);
  }

  private static Answer carryOut(Rulesets rulesets, JsonObject request) {
    String action = request.get("action").getAsString();
    JsonObject context = request.getAsJsonObject("context");
    try {
      return switch (action) {
        case "load_ruleset" -> rulesets.load(context);
        case "verify" -> rulesets.verify(context);
        default -> Answer.failed("Unknown action: " + action);
      };
    } catch (Exception | LinkageError failure) {
      return Answer.failed("The rules runtime failed: " + failure);
    }
  }

  private static synchronized void answer(JsonObject request, Answer answer) {
    JsonObject line = new JsonObject();
    line.add("id", request.get("id"));
    // With another status firebase-tools never answers its own caller.
    line.addProperty("status", "ok");
    line.add("result", answer.result());
    line.add("errors", listOf(answer.errors()));
    line.add("warnings", listOf(answer.warnings()));
    out.print(gson.toJson(line) + "\n");
    out.flush();
  }

  private static JsonArray listOf(List<String> texts) {
    JsonArray list = new JsonArray();
    for (String text : texts) list.add(text);
    return list;
  }

  /** Nothing but answers may reach the standard output. */
  private static void silenceLibraries() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
    LogManager.getLogManager().reset();
  }

  /** What comes of a request. */
  record Answer(JsonObject result, List<String> errors, List<String> warnings) {
    static Answer failed(String why) {
      return new Answer(new JsonObject(), List.of(why), List.of());
    }
  }
}
