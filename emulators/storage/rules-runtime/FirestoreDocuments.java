import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads documents for `firestore.get` and `firestore.exists` from the Firestore emulator. firebase-tools would do so
 * itself, but only from an emulator that it has started.
 */
final class FirestoreDocuments {
  /** On the real service, a request may read two documents. */
  private static final int documentsPerRequest = 2;

  private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  /** The project of the emulator, up to `/projects/<id>`. */
  private final String project;

  FirestoreDocuments(String project) {
    this.project = project;
  }

  Lookup forOneRequest() {
    return new Lookup();
  }

  /** Reads each document once. */
  final class Lookup {
    private final Map<String, ExpressionValue> read = new HashMap<>();

    /** The document as rules see it; null where there is none. */
    synchronized ExpressionValue get(ExpressionValue path) throws Exception {
      String address = toAddress(path);
      ExpressionValue known = read.get(address);
      if (known != null) return known;
      if (read.size() >= documentsPerRequest) throw new IOException("Rules of Storage may read two documents.");
      ExpressionValue document = fetch(address, path);
      read.put(address, document);
      return document;
    }

    ExpressionValue exists(ExpressionValue path) throws Exception {
      return ExpressionValueUtils.createValue(!ExpressionValueUtils.isNull(get(path)));
    }
  }

  private ExpressionValue fetch(String address, ExpressionValue path) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(project + address))
            .header("authorization", "Bearer owner")
            .timeout(Duration.ofSeconds(10))
            .build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() == 404) return ExpressionValueUtils.NULL;
    if (response.statusCode() != 200) throw new IOException("Firestore answered " + response.statusCode());
    JsonObject document = JsonParser.parseString(response.body()).getAsJsonObject();
    String name = document.get("name").getAsString();
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    map.putFields("data", Values.fromFields(document.getAsJsonObject("fields")));
    map.putFields("id", ExpressionValueUtils.createValue((Object) name.substring(name.lastIndexOf('/') + 1)));
    map.putFields("__name__", path);
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static String toAddress(ExpressionValue path) throws Exception {
    StringBuilder address = new StringBuilder();
    SourcePosition nowhere = SourcePosition.getDefaultInstance();
    for (String segment : ExpressionValueUtils.getPathSegments(nowhere, path.getPathValue())) {
      String encoded = URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
      // The name of the default database stands in brackets.
      address.append('/').append(encoded.replace("%28", "(").replace("%29", ")"));
    }
    return address.toString();
  }
}
